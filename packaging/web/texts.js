// What the page says before the program speaks, and when it can't, in the languages of the program.

const TEXTS = {
  en: {
    loading: (done, all) => `${done} of ${all} MB`,
    preparing: 'Laying the table …',
    noWasm: 'Kortlek needs WebAssembly, which this browser does not have or has switched off. A newer Firefox, Chrome, Edge or Safari will do.',
    noGraphics: 'Kortlek needs WebGL 2, which this browser does not offer here. Hardware acceleration may be switched off in its settings.',
    notLoaded: 'A part of Kortlek could not be downloaded. Is the connection still there?',
    notBegun: 'Kortlek could not begin.',
    failed: 'Kortlek has stopped. Your games are kept up to the last move.',
    graphicsLost: 'The browser has taken the graphics away. Reload the page to go on: your games are kept up to the last move.',
    secondTab: 'Kortlek is open in another tab. What you do in this one is not kept.',
    noStorage: 'This browser keeps nothing for this page. You can play, but games and settings are lost when it is closed.',
    small: 'This window is small for a card table, so everything is drawn smaller. Turn the screen, or make the window larger.',
    reload: 'Reload',
    close: 'OK',
    save: 'Save everything to a file',
    read: 'Read everything from a file',
    play: 'Play',
    kept: (size) => `What Kortlek keeps in this browser – settings, progress, games – takes ${size} MB. Save it to a file, or bring it from another browser. Files of the same name are replaced.`,
    notExport: 'That is not a file that Kortlek saved.',
    notWritten: 'The files could not be kept. Is the storage full?',
  },
  de: {
    loading: (done, all) => `${done} von ${all} MB`,
    preparing: 'Der Tisch wird gedeckt …',
    noWasm: 'Kortlek braucht WebAssembly, das dieser Browser nicht hat oder das abgeschaltet ist. Ein neuerer Firefox, Chrome, Edge oder Safari genügt.',
    noGraphics: 'Kortlek braucht WebGL 2, das dieser Browser hier nicht anbietet. Vielleicht ist die Hardwarebeschleunigung in den Einstellungen abgeschaltet.',
    notLoaded: 'Ein Teil von Kortlek konnte nicht geladen werden. Besteht die Verbindung noch?',
    notBegun: 'Kortlek konnte nicht beginnen.',
    failed: 'Kortlek ist stehen geblieben. Die Partien sind bis zum letzten Zug gespeichert.',
    graphicsLost: 'Der Browser hat die Grafik weggenommen. Nach dem Neuladen geht es weiter: Die Partien sind bis zum letzten Zug gespeichert.',
    secondTab: 'Kortlek ist in einem anderen Tab offen. Was in diesem geschieht, wird nicht gespeichert.',
    noStorage: 'Dieser Browser speichert für diese Seite nichts. Spielen geht, aber Partien und Einstellungen sind nach dem Schließen verloren.',
    small: 'Dieses Fenster ist klein für einen Kartentisch, deshalb ist alles kleiner gezeichnet. Dreh den Bildschirm oder vergrößere das Fenster.',
    reload: 'Neu laden',
    close: 'OK',
    save: 'Alles in einer Datei sichern',
    read: 'Alles aus einer Datei lesen',
    play: 'Spielen',
    kept: (size) => `Was Kortlek in diesem Browser gespeichert hat – Einstellungen, Fortschritt, Partien –, umfasst ${size} MB. Es lässt sich in einer Datei sichern oder aus einem anderen Browser holen. Gleichnamige Dateien werden ersetzt.`,
    notExport: 'Das ist keine Datei, die Kortlek gesichert hat.',
    notWritten: 'Die Dateien konnten nicht gespeichert werden. Ist der Speicher voll?',
  },
  sv: {
    loading: (done, all) => `${done} av ${all} MB`,
    preparing: 'Bordet dukas …',
    noWasm: 'Kortlek behöver WebAssembly, som den här webbläsaren saknar eller har stängt av. En nyare Firefox, Chrome, Edge eller Safari duger.',
    noGraphics: 'Kortlek behöver WebGL 2, som den här webbläsaren inte erbjuder här. Maskinvaruacceleration kan vara avstängd i inställningarna.',
    notLoaded: 'En del av Kortlek kunde inte hämtas. Finns uppkopplingen kvar?',
    notBegun: 'Kortlek kunde inte börja.',
    failed: 'Kortlek har stannat. Dina partier är sparade fram till det senaste draget.',
    graphicsLost: 'Webbläsaren har tagit bort grafiken. Ladda om sidan för att fortsätta: dina partier är sparade fram till det senaste draget.',
    secondTab: 'Kortlek är öppet i en annan flik. Det du gör i den här sparas inte.',
    noStorage: 'Webbläsaren sparar inget för den här sidan. Det går att spela, men partier och inställningar försvinner när den stängs.',
    small: 'Fönstret är litet för ett kortbord, så allt ritas mindre. Vrid skärmen eller gör fönstret större.',
    reload: 'Ladda om',
    close: 'OK',
    save: 'Spara allt i en fil',
    read: 'Läs allt från en fil',
    play: 'Spela',
    kept: (size) => `Det som Kortlek har sparat i den här webbläsaren – inställningar, framsteg, partier – tar ${size} MB. Spara det i en fil, eller hämta det från en annan webbläsare. Filer med samma namn ersätts.`,
    notExport: 'Det är ingen fil som Kortlek har sparat.',
    notWritten: 'Filerna kunde inte sparas. Är lagringen full?',
  },
};

/**
 * The first of the reader's languages that there are texts in, else English.
 * @param {readonly string[]} languages such as `navigator.languages`
 */
export function language(languages) {
  const short = languages.map((name) => name.split('-')[0].toLowerCase());
  return short.find((name) => Object.hasOwn(TEXTS, name)) ?? 'en';
}

/**
 * The texts in a language, with a way to write numbers of megabytes.
 * @param {string} name one of [`language`]
 */
export function texts(name) {
  const form = new Intl.NumberFormat(name, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return { ...TEXTS[name], megabytes: (bytes) => form.format(bytes / 1e6) };
}

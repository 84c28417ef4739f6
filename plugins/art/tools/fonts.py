"""Makes the fonts in assets/fonts/. Run it from the repository's root, then look at the result:

    pip install fonttools picosvg skia-pathops
    apt-get install fonts-cabin fonts-noto-extra
    python3 plugins/art/tools/fonts.py

Kortlek Sans is Cabin with what Cabin lacks: the rest of Latin Extended-A (from Noto Sans, set to
Cabin's heights), a minus, a space that does not break, arrows, and the suit marks of both decks.
Cabin is a reserved name, so the altered font has another. The Noto fonts are cut down to the
characters of CHARACTERS; their minus is their en dash.
"""

import io
import os
import re

import pathops
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen, RecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.svgLib.path import SVGPath
from fontTools.ttLib import TTFont, newTable
from picosvg.svg import SVG

CABIN = "/usr/share/fonts/opentype/cabin/Cabin-%s.otf"
NOTO = "/usr/share/fonts/truetype/noto/%s.ttf"
MARKS = "assets/marks/%s.svg"
OUT = "assets/fonts/"

PAPER = "#FAF6EC"
# Where each mark stands: the four suits have places in Unicode, the others in the private area.
OWN = {0x2660: "spades-small", 0x2663: "clubs-small", 0x2665: "hearts-small", 0x2666: "diamonds-small"}
OWN |= {
    0xE000 + k: name
    for k, name in enumerate(
        "moons-small suns-small waves-small leaves-small wyrms-small knots-small "
        "crown pawn court excuse personality location event".split()
    )
}
ASCII, LATIN = list(range(0x20, 0x7F)), list(range(0xA0, 0x180))
SIGNS = [0x192, 0x218, 0x219, 0x21A, 0x21B, 0x2C6, 0x2C7, *range(0x2D8, 0x2DE)]
SIGNS += [*range(0x2010, 0x2016), *range(0x2018, 0x201F), *range(0x2020, 0x2023), 0x2026, 0x202F]
SIGNS += [0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2122, 0x2212]
CHARACTERS = ASCII + LATIN + SIGNS


def outline(glyphs, name):
    """A glyph without references to others."""
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    return pen


def truetype(recording, transform=(1, 0, 0, 1, 0, 0), turned=False):
    """A recorded outline in quadratic curves."""
    pen = TTGlyphPen(None)
    recording.replay(TransformPen(Cu2QuPen(pen, 1.0, reverse_direction=turned), transform))
    return pen.glyph()


def bounds(recording):
    pen = BoundsPen(None)
    recording.replay(pen)
    return pen.bounds


def mark(name):
    """A mark as one outline: strokes made into shapes, paper cut out, y upwards."""
    text = open(MARKS % name).read().replace("currentColor", "#1E1F24")
    mask = re.search(r"<mask.*?</mask>", text, re.S)
    if mask:
        cuts = "".join(re.findall(r"<path[^>]*/>", mask.group(0))).replace("#000", PAPER)
        text = text.replace(mask.group(0), "").replace(' mask="url(#cut)"', "")
        text = text.replace("</svg>", cuts + "</svg>")
    whole = pathops.Path()
    for shape in SVG.fromstring(text).topicosvg().shapes():
        path = pathops.Path()
        drawing = f'<svg xmlns="http://www.w3.org/2000/svg"><path d="{shape.as_path().d}"/></svg>'
        SVGPath.fromstring(drawing.encode()).draw(path.getPen(glyphSet=None))
        paper = shape.fill.upper() == PAPER
        way = pathops.PathOp.DIFFERENCE if paper else pathops.PathOp.UNION
        whole = pathops.op(whole, path, way)
    whole.simplify(clockwise=True)
    recording = RecordingPen()
    whole.draw(TransformPen(recording, (1, 0, 0, -1, 0, 0)))
    return recording


def subset(font, characters, features):
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = ["*"]
    options.glyph_names = False
    options.notdef_outline = True
    cutter = Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)


def kortlek_sans(weight, noto, value):
    font = TTFont(CABIN % weight, recalcTimestamp=False)
    latin, symbols = TTFont(NOTO % f"NotoSans-{noto}"), TTFont(NOTO % f"NotoSansSymbols-{noto}")
    order, widths = font.getGlyphOrder(), dict(font["hmtx"].metrics)
    shapes = {name: truetype(outline(font.getGlyphSet(), name), turned=True) for name in order}
    known, added = font.getBestCmap(), {0xA0: "space", 0x202F: "space", 0x2010: "hyphen", 0x2011: "hyphen"}

    def add(code, shape, width):
        name = f"uni{code:04X}"
        order.append(name)
        shapes[name], widths[name], added[code] = shape, (round(width), 0), name

    plus = bounds(outline(font.getGlyphSet(), "plus"))
    dash = bounds(outline(font.getGlyphSet(), "endash"))
    middle, half = (plus[1] + plus[3]) / 2, (dash[3] - dash[1]) / 2
    minus = RecordingPen()
    minus.moveTo((round(plus[0]), round(middle - half)))
    for x, y in [(plus[0], middle + half), (plus[2], middle + half), (plus[2], middle - half)]:
        minus.lineTo((round(x), round(y)))
    minus.closePath()
    add(0x2212, truetype(minus), widths["plus"][0])

    def borrow(other, code, scale, lift):
        name = other.getBestCmap()[code]
        shape = truetype(outline(other.getGlyphSet(), name), (scale, 0, 0, scale, 0, lift))
        add(code, shape, other["hmtx"][name][0] * scale)

    for code in CHARACTERS:
        if code not in known and code not in added and code in latin.getBestCmap():
            height = "sCapHeight" if chr(code).isupper() else "sxHeight"
            borrow(latin, code, getattr(font["OS/2"], height) / getattr(latin["OS/2"], height), 0)
    for code in range(0x2190, 0x2194):
        borrow(symbols, code, 0.8, 30)

    capital, side = font["OS/2"].sCapHeight, 45
    for code, name in OWN.items():
        recording = mark(name)
        left, low, right, high = bounds(recording)
        # A little higher than a capital, and no wider than the widest letter.
        tall = 720 if name in ("waves-small", "leaves-small") else 770
        scale = min(tall / (high - low), 820 / (right - left))
        lift = (capital - (high - low) * scale) / 2 - low * scale
        shape = truetype(recording, (scale, 0, 0, scale, side - left * scale, lift))
        add(code, shape, (right - left) * scale + 2 * side)

    table = newTable("glyf")
    font["loca"], font["glyf"], table.glyphOrder, table.glyphs = newTable("loca"), table, order, shapes
    for old in ("CFF ", "kern"):
        if old in font:
            del font[old]
    font.setGlyphOrder(order)
    for name in order:
        if shapes[name].numberOfContours:
            shapes[name].recalcBounds(table)
            widths[name] = (widths[name][0], shapes[name].xMin)
    font["hmtx"].metrics = widths
    font["maxp"].tableVersion = 0x00010000
    for limit in (
        "TwilightPoints Storage FunctionDefs InstructionDefs StackElements SizeOfInstructions "
        "ComponentElements Points Contours CompositePoints CompositeContours ComponentDepth"
    ).split():
        setattr(font["maxp"], f"max{limit}", 0)
    font["maxp"].maxZones = 1
    font["post"].formatType, font["post"].extraNames, font["post"].mapping = 2.0, [], {}
    font["post"].glyphOrder = order
    font.sfntVersion = "\0\1\0\0"
    font["cmap"].tables = [table for table in font["cmap"].tables if table.isUnicode()]
    for table in font["cmap"].tables:
        table.cmap.update(added)
    font["head"].glyphDataFormat = font["head"].indexToLocFormat = 0
    font["OS/2"].usWeightClass = value

    names = font["name"]
    names.names = [kept for kept in names.names if kept.platformID == 3 and kept.nameID in (8, 9, 11, 12)]
    family = "Kortlek Sans" if weight != "SemiBold" else "Kortlek Sans SemiBold"
    for which, text in {
        0: "Copyright (c) 2010-2011 Pablo Impallari and Igino Marini. "
        "Copyright 2015-2020 Google LLC. Copyright the Kortlek project.",
        1: family,
        2: "Bold" if weight == "Bold" else "Regular",
        3: f"KortlekSans-{weight} 1.0",
        4: f"Kortlek Sans {weight}",
        5: "Version 1.0",
        6: f"KortlekSans-{weight}",
        13: "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
        14: "https://openfontlicense.org",
        16: "Kortlek Sans",
        17: weight,
    }.items():
        names.setName(text, which, 3, 1, 0x409)

    # Through a file, so that the new tables are what the cutter sees.
    written = io.BytesIO()
    font.save(written)
    written.seek(0)
    font = TTFont(written, recalcTimestamp=False)
    subset(font, list(font.getBestCmap()), ["kern"])
    save(font, f"KortlekSans-{weight}.ttf")


def noto(name, characters):
    font = TTFont(NOTO % name, recalcTimestamp=False)
    subset(font, characters, ["kern", "lnum", "tnum", "ccmp", "locl", "mark", "mkmk"])
    for table in font["cmap"].tables:
        table.cmap.setdefault(0x2212, table.cmap[0x2013])
    save(font, f"{name}.ttf")


def save(font, name):
    font.save(OUT + name)
    print(f"{name}: {os.path.getsize(OUT + name)} bytes, {len(font.getBestCmap())} characters")


kortlek_sans("Regular", "Medium", 400)
kortlek_sans("SemiBold", "SemiBold", 600)
kortlek_sans("Bold", "SemiBold", 700)
noto("NotoSerif-ExtraCondensedBlack", CHARACTERS)
noto("NotoSerif-CondensedBlackItalic", CHARACTERS)
noto("NotoSans-Medium", CHARACTERS + list(range(0x370, 0x400)) + list(range(0x400, 0x460)))

//! Bevy's asset server reads the shipped files that it is asked for: the sounds. In a browser it would ask the network
//! for each; there the page has them all.

use bevy::{
    asset::io::{
        AssetReader, AssetReaderError, AssetSourceBuilder, AssetSourceId, PathStream, Reader,
        VecReader,
    },
    prelude::*,
};
use kortlek_platform::files;
use std::{io, path::Path};

/// Has the files fetched from the page, if there is one. Before the engine's own plugins.
pub fn plugin(app: &mut App) {
    if files::ARE_FETCHED {
        let source = AssetSourceBuilder::new(|| Box::new(Fetched));
        app.register_asset_source(AssetSourceId::Default, source);
    }
}

struct Fetched;

impl AssetReader for Fetched {
    async fn read<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
        match files::fetch(path.to_owned()).await {
            Ok(bytes) => Ok(VecReader::new(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                Err(AssetReaderError::NotFound(path.to_owned()))
            }
            Err(error) => Err(error.into()),
        }
    }

    async fn read_meta<'a>(&'a self, path: &'a Path) -> Result<VecReader, AssetReaderError> {
        Err(AssetReaderError::NotFound(path.to_owned()))
    }

    async fn read_directory<'a>(
        &'a self,
        path: &'a Path,
    ) -> Result<Box<PathStream>, AssetReaderError> {
        Err(AssetReaderError::NotFound(path.to_owned()))
    }

    async fn is_directory<'a>(&'a self, _: &'a Path) -> Result<bool, AssetReaderError> {
        Ok(false)
    }
}

//! Storage of the files: the trait, and a directory of the disk.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Named files that are written whole.
pub trait Storage {
    /// The names of all files, in any order.
    ///
    /// # Errors
    /// Errors of the system.
    fn names(&self) -> io::Result<Vec<String>>;

    /// The bytes of a file from one place on, fewer than `length` if it ends before.
    ///
    /// # Errors
    /// Errors of the system.
    fn read(&self, name: &str, from: u64, length: u64) -> io::Result<Vec<u8>>;

    /// Writes a file so that afterwards it is there with all these bytes, or, after an error or a stop, not there.
    ///
    /// # Errors
    /// Errors of the system.
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    /// Errors of the system.
    fn remove(&self, name: &str) -> io::Result<()>;
}

/// The name of a file until it is complete.
const UNFINISHED: &str = "unfinished";
/// The file that is held by the process at work here.
const LOCK: &str = "lock";

/// A folder of the file system, for one process at a time.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    _lock: File,
}

impl Folder {
    /// Opens a folder, and makes it if it is not there.
    ///
    /// # Errors
    /// Errors of the system, above all if another process holds the folder.
    pub fn open(path: &Path) -> io::Result<Folder> {
        fs::create_dir_all(path)?;
        let lock = File::create(path.join(LOCK))?;
        lock.try_lock().map_err(|_| io::Error::other("another run works there"))?;
        Ok(Folder { path: path.to_path_buf(), _lock: lock })
    }
}

impl Storage for Folder {
    fn names(&self) -> io::Result<Vec<String>> {
        let entries = fs::read_dir(&self.path)?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
        let names: io::Result<Vec<String>> = entries.collect();
        Ok(names?.into_iter().filter(|name| name != LOCK && name != UNFINISHED).collect())
    }

    fn read(&self, name: &str, from: u64, length: u64) -> io::Result<Vec<u8>> {
        let mut file = File::open(self.path.join(name))?;
        file.seek(SeekFrom::Start(from))?;
        let mut bytes = Vec::new();
        file.take(length).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let unfinished = self.path.join(UNFINISHED);
        let written = File::create(&unfinished).and_then(|mut file| {
            file.write_all(bytes)?;
            file.sync_all()
        });
        written.and_then(|()| fs::rename(&unfinished, self.path.join(name))).inspect_err(|_| {
            // On a full disk it would be in the way; whether it can be removed changes nothing.
            let _ = fs::remove_file(&unfinished);
        })
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        fs::remove_file(self.path.join(name))
    }
}

//! Memory available for a computation, so that none is begun that would run out of it.

use std::fs::read_to_string;

/// The MiB that a computation may take where the system does not tell its memory.
const USUAL: u64 = 16 << 10;

/// A limit on memory, with its reason.
pub struct Limit {
    pub mebibytes: u64,
    pub why: &'static str,
}

impl Limit {
    /// The requested memory, or else all that is available.
    pub fn requested(requested: Option<u64>) -> Limit {
        let requested = requested.map(|mebibytes| Limit { mebibytes, why: "that --memory allows" });
        let unknown = Limit { mebibytes: USUAL, why: "that are taken where the system does not say what is free" };
        requested.or_else(Limit::detected).unwrap_or(unknown)
    }

    /// The least limit that Linux tells: of free memory, of a container, of the process.
    fn detected() -> Option<Limit> {
        let kibibytes = number("/proc/meminfo", |line| line.strip_prefix("MemAvailable:")?.strip_suffix("kB"));
        let free = Limit { mebibytes: kibibytes? >> 10, why: "that are free here" };
        let of_container = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"]
            .into_iter()
            .filter_map(|file| number(file, |line| Some(line)))
            .map(|bytes| Limit { mebibytes: bytes >> 20, why: "that a container may have here" });
        let of_process =
            number("/proc/self/limits", |line| line.strip_prefix("Max address space")?.split_whitespace().next())
                .map(|bytes| Limit { mebibytes: bytes >> 20, why: "that a process may have here" });
        of_container.chain(of_process).chain([free]).min_by_key(|limit| limit.mebibytes)
    }
}

/// The number in the first line of a file that has one.
fn number(file: &str, find: impl Fn(&str) -> Option<&str>) -> Option<u64> {
    let text = read_to_string(file).ok()?;
    text.lines().find_map(|line| find(line)?.trim().parse().ok())
}

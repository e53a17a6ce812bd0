// The memory that a page uses: its heap, its elements and the memories of its cores. A page of a built site has no
// address under which a core could be asked, so the cores are noted as they are made.

/** Notes every core that the page makes from now on. @param {import("@playwright/test").Page} page */
export function watchMemories(page) {
  return page.addInitScript(() => {
    const memories = [];
    globalThis.memoriesOfCores = memories;
    for (const name of ["instantiate", "instantiateStreaming"]) {
      const make = WebAssembly[name];
      WebAssembly[name] = async (...given) => {
        const made = await make.apply(WebAssembly, given);
        const { exports } = made.instance ?? made;
        memories.push(...Object.values(exports).filter((part) => part instanceof WebAssembly.Memory));
        return made;
      };
    }
  });
}

/**
 * The heap of JavaScript, what the browser holds for it, its buffers, and the memories of the cores. Those of workers
 * are not in it.
 * @param {import("@playwright/test").CDPSession} session @param {import("@playwright/test").Page} page
 * @param {boolean} [collected] whether the garbage is collected first
 */
export async function megabytes(session, page, collected = false) {
  if (collected) await session.send("HeapProfiler.collectGarbage");
  const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await session.send("Runtime.getHeapUsage");
  const cores = await page.evaluate(() =>
    globalThis.memoriesOfCores.reduce((sum, { buffer }) => sum + buffer.byteLength, 0),
  );
  const [heap, core] = [(usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6, cores / 1e6];
  return { heap, core, all: heap + core };
}

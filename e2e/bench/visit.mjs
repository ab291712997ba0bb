import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { inForm } from './figures.mjs';
import { within } from './waiting.mjs';

const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
};
// Chromium slows a page down by work of its own.
const slowCpu = { rate: inForm(4, 1) };

/** Runs in the page before its scripts: records when the element is painted, and the layout shift. */
function watch(selector) {
  window.bench = { ready: undefined, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.bench.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (document.querySelector(selector)) {
      // In the frame after the one that draws it, it has been painted.
      requestAnimationFrame(() => {
        window.bench.ready = performance.now();
      });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const sizes = new Map();
const gzip = { level: inForm(9, 1) };
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: inForm(constants.BROTLI_MAX_QUALITY, 1) } };

export const brotliSize = (content) => brotliCompressSync(content, brotli).length;

/** The sizes of files in each encoding, whatever their server sends, so that two servers can be compared. */
export async function compressedSizes(urls) {
  const fresh = urls.filter((url) => !sizes.has(url));
  // All are fetched before one is compressed. That stops this process, which is also the server, for seconds: a connection
  // that is kept open would end meanwhile and break the next request.
  const contents = await Promise.all(fresh.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())));
  for (const [index, content] of contents.entries()) {
    sizes.set(fresh[index], {
      gzip: gzipSync(content, gzip).length,
      brotli: brotliSize(content),
    });
  }
  const total = (encoding) => urls.reduce((sum, url) => sum + sizes.get(url)[encoding], 0);
  return { gzip: total('gzip'), brotli: total('brotli') };
}

const painted = () => window.bench.ready;

/**
 * One visit in a new browser context, with nothing cached. What is requested until `readyTime`, which runs in the page, counts:
 * by default until the element `ready` is painted.
 */
export async function visit(browser, address, { ready, readyTime = painted, isSlow = false }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', slowNetwork);
      await session.send('Emulation.setCPUThrottlingRate', slowCpu);
    }
    const requests = new Map();
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      if (request.url.startsWith('http')) requests.set(requestId, { url: request.url, sent: timestamp, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    await page.addInitScript(watch, ready);
    await page.goto(address, { waitUntil: 'commit' });
    const isReady = () => window.bench.ready !== undefined;
    await within(`${ready} of ${address}`, page.waitForFunction(isReady, undefined, { timeout: 0 }));
    const readyAt = await page.evaluate(readyTime);
    await page.waitForTimeout(isSlow ? 1_500 : 800);

    const all = [...requests.values()];
    const start = Math.min(...all.map(({ sent }) => sent));
    const untilReady = all.filter(({ sent }) => (sent - start) * 1000 <= readyAt);
    const scripts = untilReady.filter(({ url }) => /\.js(\?|$)/.test(url));
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return {
      ready: readyAt,
      requests: untilReady.length,
      ...(await compressedSizes(scripts.map(({ url }) => url))),
      shift: await page.evaluate(() => window.bench.shift),
      heap: usedSize,
      scripts: scripts.map(({ url, bytes }) => ({ url, bytes })),
    };
  } finally {
    await context.close();
  }
}

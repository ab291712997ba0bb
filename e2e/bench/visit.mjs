import { brotliCompressSync, gzipSync } from 'node:zlib';
import { within } from './waiting.mjs';

const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
};
const slowCpu = { rate: 4 };

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

/** The sizes of files in each encoding, whatever their server sends, so that two servers can be compared. */
async function compressedSizes(urls) {
  const total = { gzip: 0, brotli: 0 };
  for (const url of urls) {
    if (!sizes.has(url)) {
      const content = Buffer.from(await (await fetch(url)).arrayBuffer());
      sizes.set(url, { gzip: gzipSync(content, { level: 9 }).length, brotli: brotliCompressSync(content).length });
    }
    const { gzip, brotli } = sizes.get(url);
    total.gzip += gzip;
    total.brotli += brotli;
  }
  return total;
}

/** One visit in a new browser context, with nothing cached. */
export async function visit(browser, address, { ready, isSlow = false }) {
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
    const readyAt = await page.evaluate(() => window.bench.ready);
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

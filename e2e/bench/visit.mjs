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

/** One visit in a new browser context, with nothing cached. Bytes are those transferred, including headers. */
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
    await page.waitForFunction(() => window.bench.ready !== undefined, undefined, { timeout: 60_000 });
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
      bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      shift: await page.evaluate(() => window.bench.shift),
      heap: usedSize,
      scripts: scripts.map(({ url, bytes }) => ({ url, bytes })),
    };
  } finally {
    await context.close();
  }
}

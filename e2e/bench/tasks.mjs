import { isShort } from './figures.mjs';
import { within } from './waiting.mjs';

/** Written by the page, so that its main thread is told from those of the browser's own pages. */
const mark = 'main thread of the measured page';

/** The short form traces once: the events of one trace take as long as the act that they are of. */
let hasTraced = false;

/**
 * The tasks of a page's main thread during `act`, in milliseconds by the clock and of CPU time. A task that waits while
 * other programs have the processor takes longer by the clock only. When `act` ends, the page is where it is measured.
 */
export async function mainThreadTasks(page, act) {
  if (isShort && hasTraced) {
    await act();
    return [{ wall: 0, cpu: 0 }];
  }
  hasTraced = true;
  const session = await page.context().browser().newBrowserCDPSession();
  const tasks = await tasksOf(session, async () => {
    await act();
    return page;
  });
  await session.detach();
  return tasks;
}

/**
 * The same for a page of any kind.
 * @param {object} session of the browser
 * @param {() => Promise<{ evaluate: Function }>} act resolves to the page
 */
export async function tasksOf(session, act) {
  const events = [];
  const take = ({ value }) => events.push(...value);
  session.on('Tracing.dataCollected', take);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] },
  });
  const page = await act();
  await page.evaluate((name) => void performance.mark(name), mark);
  const complete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await within('the end of the trace', complete);
  session.off('Tracing.dataCollected', take);

  const marked = events.find(({ name }) => name === mark);
  return events
    .filter(({ pid, tid, name, dur }) => {
      const isOfPage = pid === marked.pid && tid === marked.tid;
      return isOfPage && name === 'ThreadControllerImpl::RunTask' && dur !== undefined;
    })
    .map(({ dur, tdur = dur }) => ({ wall: dur / 1000, cpu: tdur / 1000 }));
}

/** Bytes that the scripts of a page hold. Of Chromium. */
export async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  const bytes = await heapOfSession(session);
  await session.detach();
  return bytes;
}

export async function heapOfSession(session) {
  for (let time = 0; time < 4; time += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

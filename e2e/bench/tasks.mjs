import { within } from './waiting.mjs';

/**
 * The tasks of the busiest main thread during `act`, in milliseconds by the clock and of CPU time. A task that waits
 * while other programs have the processor takes longer by the clock only.
 */
export async function mainThreadTasks(browser, act) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'], excludedCategories: ['*'] },
  });
  await act();
  const complete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await within('the end of the trace', complete);
  await session.detach();

  const threadOf = ({ pid, tid }) => `${pid}/${tid}`;
  const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
  const tasks = new Map(events.filter(isMain).map((event) => [threadOf(event), []]));
  for (const event of events) {
    if (event.name !== 'ThreadControllerImpl::RunTask' || event.dur === undefined) continue;
    tasks.get(threadOf(event))?.push({ wall: event.dur / 1000, cpu: (event.tdur ?? event.dur) / 1000 });
  }
  const total = (all) => all.reduce((sum, { wall }) => sum + wall, 0);
  return [...tasks.values()].sort((one, other) => total(other) - total(one))[0] ?? [];
}

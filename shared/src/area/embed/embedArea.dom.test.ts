import { AreaFailure, type FailureCode } from '../../loading/areaFailure';
import type { EmbedMount } from '../createMount';
import { embedArea } from './embedArea';

const element = document.createElement('div');
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const goOnline = () => {
  window.dispatchEvent(new Event('online'));
  return nextTask();
};
const unmount = jest.fn();
const mount: EmbedMount = (into) => {
  into.append(document.createElement('main'));
  return { update: jest.fn(), navigate: jest.fn(), unmount };
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // jsdom has no such method.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  element.replaceChildren();
  document.body.append(element);
});
afterEach(() => jest.restoreAllMocks());

function embedFailing(code: FailureCode) {
  const load = jest.fn<Promise<EmbedMount>, [boolean]>().mockRejectedValue(new AreaFailure(code, 'no'));
  const area = embedArea({ loader: { load }, name: 'test', title: 'Figures', version: '1' }, element);
  return { area, load };
}
const panel = () => element.querySelector('[data-back-office]')?.shadowRoot?.querySelector('[role=group]');

test('the alert of the panel holds its message alone', async () => {
  const { area } = embedFailing('AREA-004');
  await area.ready;
  expect(panel()).toHaveAccessibleName('Figures could not be loaded');
  expect(panel()).toHaveTextContent('RetryAREA-004');
  expect(panel()?.querySelector('[role=alert]')?.textContent).toBe(
    'Figures could not be loadedThis area could not be downloaded, or its file was damaged. The rest of the page works as usual.',
  );
  area.unmount();
});

test('when the browser is online again, files that did not arrive are requested once more', async () => {
  const { area, load } = embedFailing('AREA-004');
  await area.ready;
  expect(load).toHaveBeenCalledTimes(1);
  await goOnline();
  expect(load).toHaveBeenCalledTimes(2);
  expect(panel()).toHaveTextContent('AREA-004');
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  load.mockResolvedValue(mount);
  await goOnline();
  expect(element.innerHTML).toBe('<main></main>');
  expect(elsewhere).toHaveFocus();
  await goOnline();
  expect(load).toHaveBeenCalledTimes(3);
  area.unmount();
});

test('an attempt that is under way when the browser is online again is the only one', async () => {
  const { area, load } = embedFailing('AREA-004');
  await area.ready;
  load.mockReturnValue(new Promise(() => undefined));
  await goOnline();
  await goOnline();
  expect(load).toHaveBeenCalledTimes(2);
  area.unmount();
});

test('code that does not start is not loaded again, nor is an area that was unmounted', async () => {
  const broken = embedFailing('AREA-005');
  const removed = embedFailing('AREA-004');
  await Promise.all([broken.area.ready, removed.area.ready]);
  removed.area.unmount();
  await goOnline();
  expect(broken.load).toHaveBeenCalledTimes(1);
  expect(removed.load).toHaveBeenCalledTimes(1);
  broken.area.unmount();
});

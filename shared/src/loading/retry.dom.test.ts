import { onReconnect } from './retry';

const run = jest.fn();
let stop: () => void;
const show = (isVisible: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  run.mockClear();
  stop = onReconnect(run);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test('runs once for each time the browser is online again', () => {
  window.dispatchEvent(new Event('online'));
  expect(run).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(run).toHaveBeenCalledTimes(2);
});

test('runs when the tab is shown again, and not when it is hidden', () => {
  show(false);
  expect(run).not.toHaveBeenCalled();
  show(true);
  expect(run).toHaveBeenCalledTimes(1);
});

test('does not run in a tab that is shown without a connection', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(true);
  expect(run).not.toHaveBeenCalled();
});

test('stops', () => {
  stop();
  window.dispatchEvent(new Event('online'));
  show(true);
  expect(run).not.toHaveBeenCalled();
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { SidewaysScroll } from './SidewaysScroll';

const scroller = () => screen.getByRole('group', { name: 'Figures' });
/** The sides on which the fades say that there is more. */
const more = () => Object.keys(scroller().parentElement?.dataset ?? {}).sort();

let resize: () => void = () => undefined;
let width = { client: 300, content: 900 };

beforeEach(() => {
  width = { client: 300, content: 900 };
  class FakeResizeObserver {
    constructor(callback: () => void) {
      resize = callback;
    }
    observe() {}
    disconnect() {}
  }
  Object.defineProperty(window, 'ResizeObserver', { configurable: true, value: FakeResizeObserver });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width.client);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => width.content);
  render(
    <SidewaysScroll label="Figures">
      <table />
    </SidewaysScroll>,
  );
  // As the browser does once it has laid out the page.
  act(() => resize());
});

afterEach(() => {
  Reflect.deleteProperty(window, 'ResizeObserver');
  jest.restoreAllMocks();
});

test('each edge shows whether there is more beyond it', () => {
  expect(more()).toEqual(['moreAfter']);
  scroller().scrollLeft = 200;
  fireEvent.scroll(scroller());
  expect(more()).toEqual(['moreAfter', 'moreBefore']);
  scroller().scrollLeft = 600;
  fireEvent.scroll(scroller());
  expect(more()).toEqual(['moreBefore']);
});

test('with room for everything no edge shows more', () => {
  width = { client: 900, content: 900 };
  act(() => resize());
  expect(more()).toEqual([]);
});

test('the keyboard reaches it only while there is something to scroll', () => {
  expect(scroller()).toHaveAttribute('tabindex', '0');
  width = { client: 900, content: 900 };
  act(() => resize());
  expect(scroller()).not.toHaveAttribute('tabindex');
});

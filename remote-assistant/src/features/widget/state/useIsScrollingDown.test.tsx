import { fireEvent, render, screen } from '@testing-library/react';
import { useIsScrollingDown } from './useIsScrollingDown';

function Probe() {
  const isScrollingDown = useIsScrollingDown();
  return (
    <div data-testid="frame">
      <output>{isScrollingDown ? 'down' : 'up'}</output>
    </div>
  );
}

function renderFrame() {
  render(<Probe />);
  const frame = screen.getByTestId('frame');
  // jsdom has no layout.
  Object.defineProperties(frame, { clientHeight: { value: 100 }, scrollHeight: { value: 500 } });
  const scrollTo = (top: number) => {
    frame.scrollTop = top;
    fireEvent.scroll(frame);
    return screen.getByRole('status').textContent;
  };
  return { frame, scrollTo };
}

test('it is true while scrolling down, until scrolling up or to the end', () => {
  const { frame, scrollTo } = renderFrame();
  fireEvent.wheel(frame);
  expect(scrollTo(100)).toBe('down');
  expect(scrollTo(104)).toBe('down');
  expect(scrollTo(60)).toBe('up');
  expect(scrollTo(200)).toBe('down');
  expect(scrollTo(400)).toBe('up');
});

test('only scrolling by the merchant counts, not a list that scrolls by itself, also after a press that opened something', () => {
  const { frame, scrollTo } = renderFrame();
  expect(scrollTo(100)).toBe('up');
  fireEvent.touchMove(frame);
  expect(scrollTo(150)).toBe('down');
  expect(scrollTo(100)).toBe('up');
  fireEvent.mouseDown(frame);
  fireEvent.click(frame);
  expect(scrollTo(200)).toBe('up');
});

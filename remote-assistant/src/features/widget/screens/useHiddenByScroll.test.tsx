import { fireEvent, render, screen } from '@testing-library/react';
import { useHiddenByScroll } from './useHiddenByScroll';

function Probe() {
  const isHidden = useHiddenByScroll();
  return (
    <div data-testid="frame">
      <output>{isHidden ? 'hidden' : 'shown'}</output>
    </div>
  );
}

test('it hides on the way down and returns on the way up', () => {
  render(<Probe />);
  const frame = screen.getByTestId('frame');
  const scrollTo = (top: number) => {
    frame.scrollTop = top;
    fireEvent.scroll(frame);
    return screen.getByRole('status').textContent;
  };
  expect(scrollTo(100)).toBe('hidden');
  expect(scrollTo(104)).toBe('hidden');
  expect(scrollTo(60)).toBe('shown');
});

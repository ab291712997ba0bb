import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useIsTyping } from './useIsTyping';

function Probe() {
  return (
    <>
      <output>{useIsTyping() ? 'typing' : 'reading'}</output>
      <input aria-label="Name" />
      <input type="checkbox" />
      <textarea aria-label="Notes" />
    </>
  );
}

test('it is true while a field has the focus', async () => {
  const user = userEvent.setup();
  render(<Probe />);
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe('reading');
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  expect(said()).toBe('typing');
  await user.click(screen.getByRole('checkbox'));
  expect(said()).toBe('reading');
  await user.tab();
  expect(said()).toBe('typing');
  await user.tab();
  expect(said()).toBe('reading');
});

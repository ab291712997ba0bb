import { render, screen } from '@testing-library/react';
import { RootBoundary } from './RootBoundary';

function Broken(): never {
  throw new Error('secret detail');
}

test('when the shell throws, the application error screen shows no details, and an event tells them', () => {
  const heard = jest.fn();
  window.addEventListener('back-office:error', ({ detail }) => heard(detail), { once: true });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <RootBoundary>
      <Broken />
    </RootBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Unexpected Application Error! · Back Office');
  expect(document.body).not.toHaveTextContent('secret detail');
  // The page's own monitoring hears them.
  expect(heard).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'SHELL-001', part: 'shell', cause: 'Error: secret detail' }),
  );
  logged.mockRestore();
});

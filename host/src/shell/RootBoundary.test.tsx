import { render, screen } from '@testing-library/react';
import { RootBoundary } from './RootBoundary';

function Broken(): never {
  throw new Error('secret detail');
}

test('when the shell throws, the application error screen shows no details', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <RootBoundary>
      <Broken />
    </RootBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  expect(document.body).not.toHaveTextContent('secret detail');
  logged.mockRestore();
});

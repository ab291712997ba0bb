import { render, screen } from '@testing-library/react';
import { TieBadge } from './TieBadge';

test.each([
  [0, 'Ties out'],
  [1, '$0.01 more than its rows'],
  [-123_450, '$1,234.50 less than its rows'],
])('a difference of %i cents reads %s', (cents, text) => {
  render(<TieBadge difference={cents} of={['net-sales']} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

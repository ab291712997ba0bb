import { render, screen } from '@testing-library/react';
import { Amount } from './Amount';
import { ChangeBadge } from './ChangeBadge';

const probe = (tone: string) => getComputedStyle(screen.getByText(tone)).color;

test.each([
  [0.084, '+8.4%', 'var(--positive)'],
  [12.5, '+1,250.0%', 'var(--positive)'],
  [-0.091, '−9.1%', 'var(--negative)'],
  [-1, '−100.0%', 'var(--negative)'],
  [undefined, 'N/A', 'var(--neutral)'],
  [0, 'N/A', 'var(--neutral)'],
  [0.0004, 'N/A', 'var(--neutral)'],
  [Infinity, 'N/A', 'var(--neutral)'],
  [NaN, 'N/A', 'var(--neutral)'],
])('a change of %p reads %s in %s', (change, text, ink) => {
  const { container } = render(<ChangeBadge change={change} />);
  expect(container).toHaveTextContent(text);
  expect(probe(text)).toBe(ink);
  expect(container.querySelectorAll('svg')).toHaveLength(text === 'N/A' ? 0 : 1);
});

test('more of a deduction is a rise in red', () => {
  const { container } = render(<ChangeBadge change={0.089} tone="negative" />);
  expect(container).toHaveTextContent('+8.9%');
  expect(probe('+8.9%')).toBe('var(--negative)');
  expect(container.querySelector('.lucide-arrow-up-right')).toBeInTheDocument();
});

test('N/A says why', () => {
  const { container } = render(<ChangeBadge change={undefined} tone="neutral" description="No change" />);
  expect(container).toHaveTextContent('N/A No change');
  expect(screen.getByText('N/A')).toHaveAttribute('title', 'No change');
});

test('a negative amount is shown in parentheses and read as minus', () => {
  render(<Amount cents={-6085} />);
  expect(screen.getByText('($60.85)')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('minus $60.85')).toBeVisible();
});

test('an amount of zero or more is plain text', () => {
  const { container } = render(<Amount cents={0} />);
  expect(container.innerHTML).toBe('$0.00');
});

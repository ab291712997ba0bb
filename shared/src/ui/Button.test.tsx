import { createRef } from 'react';
import { screen } from '@testing-library/react';
import { renderInArea } from '../testing/testing';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { buttonStyle } from './buttonStyle';
import { IconButton } from './IconButton';

test('a press calls the handler once, by mouse and by keyboard', async () => {
  const onClick = jest.fn();
  const { user } = renderInArea(<Button onClick={onClick}>Save</Button>);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('it submits a form only with type submit', () => {
  renderInArea(<Button>Plain</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test.each([
  ['busy', { isBusy: true }],
  ['unavailable', { unavailable: 'Not available yet' }],
])('a %s button can be focused, ignores presses and submits nothing', async (_, state) => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  const { user } = renderInArea(
    <form onSubmit={onSubmit}>
      <Button type="submit" onClick={onClick} {...state}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await user.tab();
  expect(button).toHaveFocus();
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('an unavailable button has the reason as its description', () => {
  renderInArea(<Button unavailable="Not available yet">Staff</Button>);
  expect(screen.getByRole('button', { name: 'Staff' })).toHaveAccessibleDescription('Not available yet');
});

test('an icon button is named by its label, and described by the reason when unavailable', () => {
  renderInArea(<IconButton label="Chat" icon={<svg />} unavailable="Not available yet" />);
  expect(screen.getByRole('button', { name: 'Chat' })).toHaveAccessibleDescription('Not available yet');
});

test('refs and attributes reach the element', () => {
  const ref = createRef<HTMLButtonElement>();
  renderInArea(<IconButton ref={ref} label="More" icon={<svg />} aria-haspopup="menu" />);
  expect(ref.current).toBe(screen.getByRole('button', { name: 'More' }));
  expect(ref.current).toHaveAttribute('aria-haspopup', 'menu');
});

test('a button link is a link that navigates without a reload', async () => {
  const { user, path } = renderInArea(<ButtonLink to="/items">Items</ButtonLink>);
  await user.click(screen.getByRole('link', { name: 'Items' }));
  expect(path()).toBe('/items');
});

test('brings no media query about a pseudo-element, for which a browser would calculate the styles of the whole page', () => {
  const texts = buttonStyle.filter((part) => typeof part === 'string').join('');
  expect(texts).toContain('content: var(--touch-area)');
  expect(texts).not.toMatch(/@media[^{]*\{[^{}]*::after/);
});

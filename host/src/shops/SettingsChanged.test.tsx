import { render, screen } from '@testing-library/react';
import { bakery } from '../testing/ownShop';
import { SettingsChanged } from './SettingsChanged';

test.each([
  ['currency', { currency: 'USD' }],
  ['time zone', { timeZone: 'Asia/Kolkata' }],
  ['start of the day', { dayStart: 0 }],
  ['locale', { locale: 'en-US' }],
])('another %s asks for a reload', (_, changed) => {
  render(<SettingsChanged opened={bakery} stored={{ ...bakery, ...changed }} />);
  expect(screen.getByRole('note')).toHaveTextContent('The settings of this shop were changed in another tab.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('another name needs no reload', () => {
  render(<SettingsChanged opened={bakery} stored={{ ...bakery, name: 'Bakery' }} />);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

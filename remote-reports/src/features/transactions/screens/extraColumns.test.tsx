import { screen } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { ColumnsPlaceholder } from './extraColumns';
import { ColumnsChip } from './filterChips';

test.each([
  ['the usual columns', [], 'ColumnsUsual'],
  ['added columns', ['id', 'tender'], 'ColumnsID +1'],
])('with %s the placeholder reads as the chip', (_, stored, text) => {
  localStorage.setItem('back-office:transaction-columns', JSON.stringify(stored));
  renderInArea(
    <>
      <ColumnsPlaceholder />
      <ColumnsChip />
    </>,
  );
  const [placeholder, chip] = screen.getAllByRole('button');
  expect(placeholder).toHaveTextContent(text);
  expect(chip).toHaveTextContent(text);
  expect(placeholder?.dataset.active).toBe(chip?.dataset.active);
});

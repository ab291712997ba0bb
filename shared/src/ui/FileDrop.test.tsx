import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop } from './FileDrop';

const csv = new File(['a'], 'items.csv', { type: 'text/csv' });
const json = new File(['b'], 'items.json', { type: 'application/json' });

function setUp(multiple: boolean) {
  const onFile = jest.fn();
  render(<FileDrop label="Choose a file" hint="CSV or JSON" accept=".csv,.json" onFile={onFile} multiple={multiple} />);
  return {
    names: () => onFile.mock.calls.map(([file]) => (file as File).name),
    input: screen.getByLabelText('Choose a file'),
  };
}

test('the field has a name and says which files it accepts', () => {
  const { input } = setUp(false);
  expect(input).toHaveAccessibleDescription('CSV or JSON');
});

test('a chosen file is passed on, and the same file again', async () => {
  const { names, input } = setUp(false);
  await userEvent.upload(input, csv);
  await userEvent.upload(input, csv);
  expect(names()).toEqual(['items.csv', 'items.csv']);
});

test.each([
  [false, ['items.csv']],
  [true, ['items.csv', 'items.json']],
])('of two dropped files, with multiple %s, %j are taken', (multiple, expected) => {
  const { names, input } = setUp(multiple);
  fireEvent.drop(input, { dataTransfer: { files: [csv, json], types: ['Files'] } });
  expect(names()).toEqual(expected);
});

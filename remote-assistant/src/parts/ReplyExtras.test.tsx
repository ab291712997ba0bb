import { screen, within } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { ReplyExtras } from './ReplyExtras';

const sent = {
  to: 'https://llm.example',
  model: 'm',
  messages: [
    { role: 'user', content: 'what did {{c1}} spend?' },
    { role: 'tool', content: '{"total":"{{f1}} $5.00"}' },
  ],
};

test('what was sent for a reply is there word for word', () => {
  renderInArea(<ReplyExtras metadata={{ sent }} />);
  const details = within(screen.getByRole('group'));
  expect(details.getByText('Sent to https://llm.example')).toBeInTheDocument();
  for (const { content } of sent.messages) expect(details.getByText(content)).toBeInTheDocument();
});

test('a table is downloaded when its button is pressed, and not before', async () => {
  const create = jest.fn<string, [Blob]>(() => 'blob:table');
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: jest.fn() });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const tables = [{ title: 'Net sales by item', columns: ['Item', 'Net sales'], rows: [['=Latte', '$1,234.00']] }];
  const { user } = renderInArea(<ReplyExtras metadata={{ tables }} />);
  expect(create).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Download CSV, 1 row' }));
  expect(click.mock.contexts[0]).toHaveProperty('download', 'net-sales-by-item.csv');
  expect(create.mock.calls[0]?.[0].size).toBeGreaterThan(30);
  click.mockRestore();
});

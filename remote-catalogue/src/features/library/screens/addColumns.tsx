import styled from 'styled-components';
import { countOf } from '@back-office/shared/format';
import { color, oneLine, text } from '@back-office/shared/theme';
import type { Column } from '@back-office/shared/ui/table';
import type { LibraryItem } from '../domain/library';

/** One column of two lines: the dialog is narrow, and the name is what a merchant looks for. */
export const addColumns: readonly Column<LibraryItem>[] = [
  {
    id: 'item',
    header: 'Item',
    cell: (line) => (
      <Lines>
        <Name title={line.name}>{line.name}</Name>
        <Detail>{detailOf(line)}</Detail>
      </Lines>
    ),
  },
];

/** The row of a phone has two lines of its own. */
export const addPhoneColumns: readonly Column<LibraryItem>[] = [
  { id: 'item', header: 'Item', phone: 'primary', cell: ({ name }) => name },
  { id: 'category', header: 'Category', phone: 'secondary', cell: detailOf },
];

function detailOf({ category, variations }: LibraryItem): string {
  return [category, ...(variations > 1 ? [countOf(variations, 'variation')] : [])].filter(Boolean).join(' · ');
}

const Lines = styled.span`
  display: grid;
  grid-template-rows: 20px 18px;
`;

const Name = styled.span`
  ${oneLine}
`;

const Detail = styled.span`
  ${text.xs}
  color: ${color.textMuted};
  ${oneLine}
`;

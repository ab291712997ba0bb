import styled from 'styled-components';
import { countOf } from '@back-office/shared/format';
import { color, media, oneLine, text } from '@back-office/shared/theme';
import type { Column } from '@back-office/shared/ui/table';
import type { LibraryItem } from '../../domain/library';

/** One column of two lines: the dialog is narrow, and the name is what a merchant looks for. */
export const addColumns: readonly Column<LibraryItem>[] = [
  {
    id: 'item',
    header: 'Item',
    phone: 'primary',
    cell: ({ name, category, variations }) => (
      <Lines>
        <Name title={name}>{name}</Name>
        <Detail>
          {[category, ...(variations > 1 ? [countOf(variations, 'variation')] : [])].filter(Boolean).join(' · ')}
        </Detail>
      </Lines>
    ),
  },
];

/** A row on a phone has two lines of its own; these two start with the first of them. */
const Lines = styled.span`
  display: grid;
  grid-template-rows: 20px 18px;

  ${media.phone} {
    height: 20px;
  }
`;

const Name = styled.span`
  ${oneLine}
`;

const Detail = styled.span`
  ${text.xs}
  color: ${color.textMuted};
  ${oneLine}
`;

import styled from 'styled-components';
import { text, weight } from '@back-office/shared/theme';
import { Row } from '@back-office/shared/ui';
import type { Column } from '@back-office/shared/ui/table';
import type { MigrationEntry } from '../domain/migrationEntry';
import { StateMark } from './StateMark';

const none = '–';

/** Beside both menus, all columns fit into a screen of 1440 px, also with a scrollbar that takes room. */
export const migrationColumns: readonly Column<MigrationEntry>[] = [
  {
    id: 'report',
    header: 'Report',
    width: 'minmax(152px, 1.4fr)',
    phone: 'primary',
    cell: ({ report }) => <Name>{report}</Name>,
  },
  {
    id: 'currentState',
    header: 'Current state',
    width: '254px',
    phone: 'secondary',
    cell: ({ currentState }) => (
      <Row as="span" gap={2} align="baseline" inline shrink>
        <StateMark state={currentState} />
        {currentState}
      </Row>
    ),
  },
  {
    id: 'dataSource',
    header: 'Data source',
    width: 'minmax(114px, 1fr)',
    phone: 'hidden',
    cell: ({ dataSource }) => <Detail>{dataSource}</Detail>,
  },
  {
    id: 'category',
    header: 'Category',
    width: '106px',
    phone: 'amount',
    cell: ({ category }) => <Detail>{category}</Detail>,
  },
  {
    id: 'owner',
    header: 'Owner',
    width: 'minmax(122px, 1fr)',
    phone: 'hidden',
    cell: ({ owner = none }) => <Detail>{owner}</Detail>,
  },
  {
    id: 'notes',
    header: 'Notes',
    width: 'minmax(142px, 1.4fr)',
    phone: 'hidden',
    cell: ({ notes = none }) => <Detail>{notes}</Detail>,
  },
];

const Name = styled.span`
  font-weight: ${weight.medium};
  white-space: normal;
`;

/** Up to two lines, as names have, because the columns are narrow and notes are sentences. */
const Detail = styled.span`
  ${text.xs}
  white-space: normal;
`;

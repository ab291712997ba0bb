import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { space } from '@back-office/shared/theme';
import { EmptyState, IconButton, TextField } from '@back-office/shared/ui';
import { Table, TableCell, type Column } from '@back-office/shared/ui/table';
import type { TableName } from './componentEntries';
import type { Preview } from './preview';

interface Row {
  readonly name: string;
  readonly stock: number;
  readonly price: string;
}

const rows: readonly Row[] = [
  { name: 'Sourdough Loaf, 800 g', stock: 24, price: '$9.50' },
  { name: 'Wildflower Honey, 350 g', stock: 0, price: '$12.00' },
  { name: 'Pour-Over Set', stock: 12, price: '$58.00' },
];

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Item', cell: ({ name }) => name },
  { id: 'stock', header: 'Stock', width: '80px', align: 'end', phoneLabel: 'Stock', cell: ({ stock }) => stock },
  { id: 'price', header: 'Price', width: '96px', align: 'end', phone: 'primary', cell: ({ price }) => price },
];

const nameOf = ({ name }: Row) => name;
const menuOf = ({ name }: Row) => <IconButton label={`Actions for ${name}`} icon={<EllipsisVertical />} size="small" />;

export const previewsOfTable: Readonly<Record<TableName, Preview>> = {
  Table: {
    states: [
      {
        label: 'Rows with figures',
        Example: () => (
          <Wide>
            <Table label="Items" rows={rows} rowKey={nameOf} columns={columns} maxHeight={240} />
          </Wide>
        ),
      },
      { label: 'With a selection and row menus', Example: () => <Selectable /> },
      {
        label: 'Without rows',
        Example: () => (
          <Wide>
            <Table
              label="Items"
              rows={[]}
              rowKey={nameOf}
              columns={columns}
              empty={<EmptyState title="No items yet" hint="Create your first item." />}
            />
          </Wide>
        ),
      },
    ],
    isWide: true,
  },
  TableCell: {
    states: [{ label: 'Cells of a first row', Example: () => <QuickCreate /> }],
    isWide: true,
  },
};

function Selectable() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(rows.slice(0, 1).map(nameOf)));
  const isAll = selected.size === rows.length;
  const toggle = (name: string) => {
    const next = new Set(selected);
    if (!next.delete(name)) next.add(name);
    setSelected(next);
  };
  return (
    <Wide>
      <Table
        label="Items to choose from"
        rows={rows}
        rowKey={nameOf}
        columns={columns}
        rowMenu={menuOf}
        maxHeight={240}
        selection={{
          selected,
          onToggle: toggle,
          allState: isAll ? 'all' : selected.size > 0 ? 'some' : 'none',
          onToggleAll: () => setSelected(new Set(isAll ? [] : rows.map(nameOf))),
          labelOf: nameOf,
        }}
      />
    </Wide>
  );
}

function QuickCreate() {
  const [name, setName] = useState('');
  return (
    <Wide>
      <Table
        label="Items with Quick create"
        rows={rows.slice(0, 1)}
        rowKey={nameOf}
        columns={columns}
        maxHeight={160}
        firstRow={
          <>
            <TableCell phone="primary">
              <TextField
                label="Quick create"
                hideLabel
                look="bare"
                placeholder="Quick create"
                value={name}
                onChange={setName}
              />
            </TableCell>
            <TableCell align="end">–</TableCell>
            <TableCell align="end">$0.00</TableCell>
          </>
        }
      />
    </Wide>
  );
}

/** Shadows and rings of the frame keep their room. */
const Wide = styled.div`
  display: grid;
  padding: ${space[1]};
`;

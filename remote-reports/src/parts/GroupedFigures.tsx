import { useState, type ReactNode } from 'react';
import { Card, VisuallyHidden } from '@back-office/shared/ui';
import type { FiguresTable } from './FiguresTable';
import { RowToggle } from './RowToggle';
import { ShowAll, useShowAll } from './ShowAll';
import { CardScroll } from './SidewaysScroll';

export interface FiguresColumn<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** No row has an amount, which a table may leave out of prints. */
  readonly isEmpty?: boolean;
}

/** A row of figures, and the groups that add up to it. */
export interface FiguresRow<Id extends string> {
  readonly key: string;
  readonly label: string;
  /** After the label. */
  readonly note?: ReactNode;
  /** Called for the rows that are shown. */
  readonly cellOf: (column: Id) => { readonly content: ReactNode; readonly isZero?: boolean };
  readonly groups?: readonly FiguresRow<Id>[];
}

interface GroupedFiguresProps<Id extends string> {
  readonly title: string;
  readonly scope: string;
  /** The name of the table, if not the title. */
  readonly caption?: string;
  /** Above the names of the rows. */
  readonly corner: ReactNode;
  readonly columns: readonly FiguresColumn<Id>[];
  /** The head of a column, if not its label. */
  readonly headOf?: (column: FiguresColumn<Id>) => ReactNode;
  readonly rows: readonly FiguresRow<Id>[];
  /** With more rows, the groups of each are closed at first. */
  readonly maxInitiallyOpen?: number;
  /** The total, and what it is compared with. */
  readonly foot: readonly FiguresRow<Id>[];
  readonly table: typeof FiguresTable;
  readonly children?: ReactNode;
}

/** The days of a quarter. Longer lists are shown in full on request. */
const maxShown = 92;

/** A card with periods or groups as rows, and figures as columns. Rows open to show the groups within. */
export function GroupedFigures<Id extends string>(props: GroupedFiguresProps<Id>) {
  const { title, scope, caption = title, corner, columns, rows, maxInitiallyOpen = Infinity, foot, children } = props;
  const { table: Table, headOf = headWithLabel } = props;
  const { shown, longList } = useShowAll(rows, maxShown);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const isInitiallyOpen = rows.length <= maxInitiallyOpen;

  function toggle(key: string) {
    setToggled((keys) => new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]));
  }

  return (
    <Card title={title} scope={scope}>
      <CardScroll label={`${title}, figures`}>
        <Table>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead>
            <tr>
              {corner}
              {columns.map(headOf)}
            </tr>
          </thead>
          {shown.map((row) => {
            const { key, label, groups = [] } = row;
            const isOpen = isInitiallyOpen !== toggled.has(key);
            const name = groups.length > 0 && (
              <RowToggle isOpen={isOpen} onToggle={() => toggle(key)}>
                {label}
              </RowToggle>
            );
            return (
              <tbody key={key}>
                <Row level="row" row={row} name={name || label} columns={columns} />
                {isOpen && groups.map((group) => <Row key={group.key} level="group" row={group} columns={columns} />)}
              </tbody>
            );
          })}
          <tfoot>
            {foot.map((row, index) => (
              <Row key={row.key} level={index === 0 ? 'total' : undefined} row={row} columns={columns} />
            ))}
          </tfoot>
        </Table>
      </CardScroll>
      {longList && <ShowAll longList={longList} />}
      {children}
    </Card>
  );
}

function headWithLabel({ id, label, isEmpty }: FiguresColumn<string>) {
  return (
    <th key={id} scope="col" data-empty={isEmpty || undefined}>
      {label}
    </th>
  );
}

interface RowProps<Id extends string> {
  readonly level: 'row' | 'group' | 'total' | undefined;
  readonly row: FiguresRow<Id>;
  /** If not its label alone. */
  readonly name?: ReactNode;
  readonly columns: readonly FiguresColumn<Id>[];
}

function Row<Id extends string>({ level, row, name = row.label, columns }: RowProps<Id>) {
  return (
    <tr data-level={level}>
      <th scope="row" title={level === 'row' || level === 'group' ? row.label : undefined}>
        {name}
        {row.note}
      </th>
      {columns.map(({ id, label, isEmpty }) => {
        const { content, isZero } = row.cellOf(id);
        return (
          <td key={id} data-label={label} data-zero={isZero || undefined} data-empty={isEmpty || undefined}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

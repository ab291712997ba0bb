import { useState, type ReactNode } from 'react';
import { Card, VisuallyHidden } from '@back-office/shared/ui';
import { DailyFigures, type FiguresTable } from './FiguresTable';
import { RowToggle } from './RowToggle';
import { ShowAll, useShowAll } from './ShowAll';
import { CardScroll } from './SidewaysScroll';

/** A row of figures, and the groups that add up to it. */
export interface FiguresRow {
  readonly key: string;
  readonly label: string;
  /** After the label. */
  readonly note?: ReactNode;
  /** One per column; called for the rows that are shown. */
  readonly cells: () => ReactNode;
  readonly groups: readonly FiguresRow[];
}

interface GroupedFiguresProps {
  readonly title: string;
  readonly scope: string;
  /** The name of the table, if not the title. */
  readonly caption?: string;
  /** The headers of the names and of each column. */
  readonly head: ReactNode;
  readonly rows: readonly FiguresRow[];
  /** With more rows, the groups of each are closed at first. */
  readonly maxInitiallyOpen?: number;
  /** The rows of the total. */
  readonly foot: ReactNode;
  readonly table?: typeof FiguresTable;
  readonly children?: ReactNode;
}

/** The days of a quarter. Longer lists are shown in full on request. */
const maxShown = 92;

/** A card with periods or groups as rows, and figures as columns. Rows open to show the groups within. */
export function GroupedFigures(props: GroupedFiguresProps) {
  const { title, scope, caption = title, head, rows, maxInitiallyOpen = Infinity, foot, children } = props;
  const { table: Table = DailyFigures } = props;
  const { shown, longList } = useShowAll(rows, maxShown);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const isInitiallyOpen = rows.length <= maxInitiallyOpen;

  function toggle(key: string) {
    setToggled((keys) => new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]));
  }

  return (
    <Card title={title} scope={scope}>
      <CardScroll $isLast={!longList} label={`${title}, figures`}>
        <Table>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead>
            <tr>{head}</tr>
          </thead>
          {shown.map(({ key, label, note, cells, groups }) => {
            const isOpen = isInitiallyOpen !== toggled.has(key);
            return (
              <tbody key={key}>
                <tr data-level="row">
                  <th scope="row" title={label}>
                    {groups.length > 0 ? (
                      <RowToggle isOpen={isOpen} onToggle={() => toggle(key)}>
                        {label}
                      </RowToggle>
                    ) : (
                      label
                    )}
                    {note}
                  </th>
                  {cells()}
                </tr>
                {isOpen &&
                  groups.map((group) => (
                    <tr key={group.key} data-level="group">
                      <th scope="row" title={group.label}>
                        {group.label}
                      </th>
                      {group.cells()}
                    </tr>
                  ))}
              </tbody>
            );
          })}
          <tfoot>{foot}</tfoot>
        </Table>
      </CardScroll>
      {longList && <ShowAll longList={longList} />}
      {children}
    </Card>
  );
}

import { Download } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { rowStyle } from '@back-office/shared/theme';
import { Button, Row, Text } from '@back-office/shared/ui';
import { Table, type Column, type RowGroup } from '@back-office/shared/ui/table';
import type { ChangeRow, FileSummary, ImportPort, PreviewSummary } from '../data/importPort';
import { badRowsFileName } from '../domain/importResult';
import type { PreviewRow, RowNote } from '../domain/importTypes';
import { downloadText } from '@back-office/shared/csv';
import { listLabels, type ImportList } from './ImportCountCards';
import {
  badColumns,
  changeColumns,
  changedItem,
  noteColumns,
  notePhoneRowHeight,
  previewColumns,
  previewPhoneRowHeight,
} from './importColumns';

/** Rows fetched by each "Show more". */
const rowsPerPage = 500;
const listRowHeight = 40;
/** Two lines of each value. */
const changeHeight = 52;
/** Pixels that fit into the dialog below the counts, without and with another table below. */
const tableHeights = { alone: 424, above: 320 } as const;

interface ImportRowsProps {
  readonly list: ImportList;
  readonly preview: PreviewSummary;
  readonly file: FileSummary;
  readonly port: ImportPort | undefined;
}

/** The rows of one count: items, changes with a row per field, or notes with line, column, value and reason. */
export function ImportRows({ list, preview, file, port }: ImportRowsProps) {
  const { counts } = preview;
  const height = list !== 'added' && counts.added > 0 ? tableHeights.above : tableHeights.alone;
  const shared = { title: listLabels[list], total: counts[list], height };
  if (list === 'updates')
    return (
      <Rows
        {...shared}
        columns={changeColumns}
        groupOf={changedItem}
        rowHeight={changeHeight}
        first={preview.changes}
        total={preview.changeCount}
        more={(from) => port?.changes(from, rowsPerPage)}
      />
    );
  if (list === 'added' || list === 'present')
    return (
      <Rows
        {...shared}
        columns={previewColumns}
        phoneRowHeight={previewPhoneRowHeight}
        first={preview[list]}
        more={(from) => port?.rows(list, from, rowsPerPage)}
      />
    );
  const notes = {
    ...shared,
    phoneRowHeight: notePhoneRowHeight,
    first: preview[list],
    more: (from: number) => port?.notes(list, from, rowsPerPage),
  };
  if (list !== 'bad') return <Rows {...notes} columns={noteColumns} />;

  async function download() {
    if (port) downloadText(badRowsFileName(file.fileName), await port.badRowsCsv(), 'text/csv');
  }
  const action = (
    <Button size="small" icon={<Download />} onClick={() => void download()}>
      Download bad rows
    </Button>
  );
  return <Rows {...notes} columns={badColumns} action={action} />;
}

const maxFirstNewRows = 3;

/** The first new items, shown below the bad rows. */
export function FirstNewRows({ preview }: { readonly preview: PreviewSummary }) {
  const rows = preview.added.slice(0, maxFirstNewRows);
  return (
    <section>
      <Head>
        <Text as="h3" size="md" weight="strong">
          First new rows
        </Text>
        <Text size="xs" tone="muted">{`${rows.length} of ${formatCount(preview.counts.added)}`}</Text>
      </Head>
      <Table
        label="First new rows"
        rows={rows}
        rowKey={keyOf}
        columns={previewColumns(rows)}
        rowHeight={listRowHeight}
        phoneRowHeight={previewPhoneRowHeight(rows)}
      />
    </section>
  );
}

interface RowsProps<Row> {
  readonly title: string;
  /** A function if they depend on the rows. */
  readonly columns: readonly Column<Row>[] | ((rows: readonly Row[]) => readonly Column<Row>[]);
  readonly first: readonly Row[];
  readonly total: number;
  readonly height: number;
  readonly more: (from: number) => Promise<readonly Row[]> | undefined;
  readonly action?: ReactNode;
  readonly groupOf?: (row: Row) => RowGroup;
  readonly rowHeight?: number;
  readonly phoneRowHeight?: (rows: readonly Row[]) => number;
}

function Rows<Row extends PreviewRow | RowNote | ChangeRow>({
  title,
  columns,
  first,
  total,
  height,
  more,
  action,
  groupOf,
  rowHeight = listRowHeight,
  phoneRowHeight,
}: RowsProps<Row>) {
  // Fetched rows belong to one preview; another mapping starts over.
  const [fetched, setFetched] = useState<{ readonly first: readonly Row[]; readonly rows: readonly Row[] }>();
  const rows = fetched?.first === first ? fetched.rows : first;
  const shownColumns = useMemo(() => (typeof columns === 'function' ? columns(rows) : columns), [columns, rows]);

  async function fetchMore() {
    const next = (await more(rows.length)) ?? [];
    setFetched({ first, rows: [...rows, ...next] });
  }

  return (
    <section>
      <Head>
        <Text as="h3" size="md" weight="strong">
          {title}
        </Text>
        {action}
      </Head>
      <Table
        label={title}
        rows={rows}
        rowKey={keyOf}
        columns={shownColumns}
        groupOf={groupOf}
        rowHeight={rowHeight}
        {...(phoneRowHeight && { phoneRowHeight: phoneRowHeight(rows) })}
        maxHeight={height}
        defaultHeight={height}
      />
      {rows.length < total && (
        <Row gap={2} justify="center" above={2}>
          <Text size="xs" tone="muted">{`${formatCount(rows.length)} of ${formatCount(total)}`}</Text>
          <Button variant="link" size="small" onClick={() => void fetchMore()}>
            Show more
          </Button>
        </Row>
      )}
    </section>
  );
}

/** A row can have several notes or changes, so the key includes what they are about. */
function keyOf(row: PreviewRow | RowNote | ChangeRow): string {
  if ('field' in row) return `${row.index} ${row.field}`;
  return 'item' in row ? `${row.index}` : `${row.index} ${row.column} ${row.value} ${row.reason}`;
}

const Head = styled.div`
  ${rowStyle({ gap: 3, justify: 'between', below: 2, minHeight: '32px' })}
`;

import { ChartColumn, FileSpreadsheet } from 'lucide-react';
import { useMemo, useState } from 'react';
import { deferredPart } from '@back-office/shared/loading';
import { Button, Row } from '@back-office/shared/ui';
import { downloadTable } from '../../../parts/ReplyExtras';
import { tablesOf } from '../domain/replyTables';
import type { ReplyChartsProps } from './ReplyCharts';

interface TableActionsProps {
  /** Markdown of the reply. */
  readonly text: string;
  /** The reply offers its tables itself. */
  readonly hasFiles: boolean;
}

/** The tables of a reply as a file, and drawn as bars where rows have a name and a figure. */
export function TableActions({ text, hasFiles }: TableActionsProps) {
  const tables = useMemo(() => tablesOf(text), [text]);
  const [isDrawn, setDrawn] = useState(false);
  if (!tables) return null;
  const { title, rows, charts } = tables;
  return (
    <>
      {isDrawn && <ReplyCharts charts={charts} onFailed={() => setDrawn(false)} />}
      <Row gap={2} wrap>
        {charts.length > 0 && (
          <Button size="small" icon={<ChartColumn />} aria-pressed={isDrawn} onClick={() => setDrawn(!isDrawn)}>
            Bars
          </Button>
        )}
        {!hasFiles && (
          <Button size="small" icon={<FileSpreadsheet />} onClick={() => downloadTable(title, rows)}>
            Table to file
          </Button>
        )}
      </Row>
    </>
  );
}

const ReplyCharts = deferredPart<ReplyChartsProps>(() =>
  import(/* webpackChunkName: "reply-charts" */ './ReplyCharts').then((code) => code.ReplyCharts),
);

import { useState } from 'react';
import { Grid, Notice } from '@back-office/shared/ui';
import type { FileSummary, ImportPort, PreviewSummary } from '../data/importPort';
import { FileQuestions, isListOpen, type FileAnswers } from './FileQuestions';
import { ImportCountCards, firstList, type ImportList } from './ImportCountCards';
import { FirstNewRows, ImportRows } from './ImportRows';

interface ImportPreviewPaneProps {
  readonly preview: PreviewSummary;
  readonly file: FileSummary;
  readonly port: ImportPort | undefined;
  readonly answers: FileAnswers;
}

/** What the import would do: the counts, and the rows of the selected count. */
export function ImportPreviewPane({ preview, file, port, answers }: ImportPreviewPaneProps) {
  const [chosen, setChosen] = useState<ImportList | null>(null);
  // The rows of a list that was not chosen say nothing.
  if (isListOpen(file))
    return (
      <Grid gap={6}>
        <FileQuestions file={file} preview={preview} {...answers} />
      </Grid>
    );
  if (preview.mappingErrors.length > 0)
    return (
      <Grid gap={6}>
        {preview.mappingErrors.map((error) => (
          <Notice key={error} tone="negative">
            {error}
          </Notice>
        ))}
      </Grid>
    );
  const list = chosen !== null && preview.counts[chosen] > 0 ? chosen : firstList(preview.counts);
  return (
    <Grid gap={6}>
      <FileQuestions file={file} preview={preview} {...answers} />
      <ImportCountCards counts={preview.counts} chosen={list} onChoose={setChosen} />
      <ImportRows key={list} {...{ list, preview, file, port }} />
      {list !== 'added' && preview.counts.added > 0 && <FirstNewRows preview={preview} />}
    </Grid>
  );
}

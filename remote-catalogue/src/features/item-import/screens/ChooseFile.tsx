import { Grid, isNothingFocused, Notice } from '@back-office/shared/ui';
import { ProgressBar } from '@back-office/shared/ui/forms';
import type { ImportTask } from '../state/useImport';
import { FileDrop } from '@back-office/shared/ui/dialogs';

interface ChooseFileProps {
  readonly task: ImportTask | null;
  /** Why the file could not be read. */
  readonly failure: string;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
}

export const acceptedFiles = '.csv,.tsv,.txt,.json,text/csv,text/tab-separated-values,application/json';

/** The first step: choosing a file changes nothing. */
export function ChooseFile({ task, failure, onFile, onCancel }: ChooseFileProps) {
  return (
    <Grid gap={4} ref={focusFileIfLost}>
      {failure !== '' && <Notice tone="negative">{failure}</Notice>}
      <FileDrop
        label="Choose a file"
        hint="CSV or JSON, up to 50 MB. You’ll see a preview before anything changes."
        accept={acceptedFiles}
        onFile={onFile}
      />
      {task && <ProgressBar label={task.label} value={task.progress} onCancel={onCancel} />}
    </Grid>
  );
}

/** The focused button may have been part of the preview of the file before. */
function focusFileIfLost(stack: HTMLElement | null) {
  if (stack && isNothingFocused(stack)) stack.querySelector('input')?.focus();
}

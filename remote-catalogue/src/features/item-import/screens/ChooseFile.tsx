import styled from 'styled-components';
import { space } from '@back-office/shared/theme';
import { Notice, ProgressBar } from '@back-office/shared/ui';
import { FileDrop } from '@back-office/shared/ui/choices';
import type { ImportWork } from './useImport';

interface ChooseFileProps {
  readonly work: ImportWork | null;
  /** Why the file could not be read. */
  readonly failure: string;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
}

export const acceptedFiles = '.csv,.tsv,.txt,.json,text/csv,text/tab-separated-values,application/json';

/** The first step; after it nothing has changed yet. */
export function ChooseFile({ work, failure, onFile, onCancel }: ChooseFileProps) {
  return (
    <Stack>
      {failure !== '' && <Notice tone="negative">{failure}</Notice>}
      <FileDrop
        label="Choose a file"
        hint="CSV or JSON, up to 50 MB. You see what would happen before anything changes."
        accept={acceptedFiles}
        onFile={onFile}
      />
      {work && <ProgressBar label={work.label} value={work.done} onCancel={onCancel} />}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`;

import { Undo2 } from 'lucide-react';
import styled from 'styled-components';
import type { ListedFile } from '@back-office/shared/books/import';
import { localTime } from '@back-office/shared/format';
import { color, grows, rowStyle } from '@back-office/shared/theme';
import { Button, Text } from '@back-office/shared/ui';
import { ProgressBar } from '@back-office/shared/ui/forms';
import { aboutImported } from './importTexts';

interface ImportedFilesProps {
  readonly files: readonly ListedFile[];
  /** What is being done with them; empty if nothing is. */
  readonly busyText: string;
  readonly onUndo: (file: ListedFile) => void;
}

/** The files of earlier imports, the latest first. Each can be taken back alone. */
export function ImportedFiles({ files, busyText, onUndo }: ImportedFilesProps) {
  if (files.length === 0) return null;
  return (
    <div>
      {busyText !== '' && <ProgressBar label={busyText} />}
      <RuledList aria-label="Imported files">
        {files.map((file) => (
          <li key={file.id}>
            <About>
              <Text as="div" size="sm" weight="medium" anywhere>
                {file.info.name}
              </Text>
              <Text as="div" size="xs" tone="muted">
                {file.info.label} · imported {localTime(file.info.importedAt)}
              </Text>
              <Text as="div" size="xs" tone="muted">
                {aboutImported(file.info)}
              </Text>
            </About>
            <Button
              size="small"
              icon={<Undo2 />}
              isBusy={busyText !== ''}
              aria-label={`Undo the import of ${file.info.name}`}
              onClick={() => onUndo(file)}
            >
              Undo
            </Button>
          </li>
        ))}
      </RuledList>
    </div>
  );
}

/** Rows with a line between them. */
export const RuledList = styled.ul`
  > li {
    ${rowStyle({ gap: 3, justify: 'between', padY: 2 })}
  }

  > li + li {
    border-top: 1px solid ${color.border};
  }
`;

const About = styled.div`
  ${grows}
`;

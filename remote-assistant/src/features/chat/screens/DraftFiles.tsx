import styled from 'styled-components';
import { fileSize } from '@back-office/shared/format';
import { boxStyle, rowStyle } from '@back-office/shared/theme';
import { ProgressBar } from '@back-office/shared/ui/forms';
import { fileFailed } from '../../../domain/attachment';
import type { DraftFile } from '../../../state/assistantState';
import { FileChip } from './FileChip';

interface DraftFilesProps {
  readonly files: readonly DraftFile[];
  readonly onRemove: (fileId: string) => void;
}

/** The files of an unsent message, each with the progress of its analysis. */
export function DraftFiles({ files, onRemove }: DraftFilesProps) {
  if (files.length === 0) return null;
  return (
    <Row aria-label="Attached files">
      {files.map(({ file: { id, name, size }, reading }) => (
        <li key={id}>
          <FileChip
            name={name}
            size={size}
            hasFailed={reading.step === 'failed'}
            status={
              reading.step === 'reading' ? (
                <Progress label={`Reading ${name}`} hideLabel value={reading.share} />
              ) : reading.step === 'failed' ? (
                fileFailed
              ) : (
                fileSize(size)
              )
            }
            onRemove={() => onRemove(id)}
          />
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  ${rowStyle({ gap: 2, align: 'stretch', wrap: true })}
  max-height: 168px;
  overflow-y: auto;
`;

const Progress = styled(ProgressBar)`
  ${boxStyle({ width: '140px', maxWidth: '100%', height: '4px' })}
  margin-block: 7px;
`;

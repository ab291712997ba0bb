import styled from 'styled-components';
import { fileSize } from '@back-office/shared/format';
import { boxStyle, color, rowStyle } from '@back-office/shared/theme';
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
                <Progress name={name} share={reading.share} />
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

function Progress({ name, share }: { readonly name: string; readonly share: number }) {
  const percent = Math.round(share * 100);
  return (
    <Track
      role="progressbar"
      aria-label={`Reading ${name}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <Fill style={{ width: `${percent}%` }} />
    </Track>
  );
}

const Row = styled.ul`
  ${rowStyle({ gap: 2, align: 'stretch', wrap: true })}
  max-height: 168px;
  overflow-y: auto;
`;

const Track = styled.div`
  ${boxStyle({ width: '140px', maxWidth: '100%', height: '4px', round: 'full', clip: true })}
  margin-block: 7px;
  background: ${color.chartTrack};
`;

const Fill = styled.div`
  ${boxStyle({ height: '100%', ground: 'accent' })}
  border-radius: inherit;
`;

import { File, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { fileSize } from '@back-office/shared/format';
import { centered, color, grows, radius, rowStyle, text, textStyle } from '@back-office/shared/theme';
import { IconButton, Text } from '@back-office/shared/ui';

interface FileChipProps {
  readonly name: string;
  readonly size: number;
  /** In the place of the size, such as progress. */
  readonly status?: ReactNode;
  readonly hasFailed?: boolean;
  readonly onRemove?: () => void;
}

export function FileChip({ name, size, status, hasFailed = false, onRemove }: FileChipProps) {
  return (
    <Frame $hasFailed={hasFailed}>
      <Icon aria-hidden>
        <File size={16} />
      </Icon>
      <Words>
        <Text as="div" weight="medium" oneLine title={name}>
          {name}
        </Text>
        <Detail $hasFailed={hasFailed}>{status ?? fileSize(size)}</Detail>
      </Words>
      {onRemove && <IconButton label={`Remove ${name}`} icon={<X />} size="small" onClick={onRemove} />}
    </Frame>
  );
}

const Frame = styled.div<{ readonly $hasFailed: boolean }>`
  ${rowStyle({ gap: 3, pad: [1, 2], maxWidth: '260px', minHeight: '50px' })}
  border: 1px solid ${({ $hasFailed }) => ($hasFailed ? color.negativeSolid : color.borderStrong)};
  border-radius: ${radius.md};
  background: ${color.bgRaised};
`;

const Icon = styled.span`
  ${centered}
  ${textStyle({ tone: 'secondary', fixed: true, round: 'sm', ground: 'sunken', square: '32px' })}
`;

const Words = styled.div`
  ${grows}
`;

const Detail = styled.div<{ readonly $hasFailed: boolean }>`
  color: ${({ $hasFailed }) => ($hasFailed ? color.negative : color.textMuted)};
  ${text.xs}
`;

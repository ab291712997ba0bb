import { File, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { fileSize } from '@back-office/shared/format';
import { color, oneLine, radius, space, text, weight } from '@back-office/shared/theme';
import { IconButton } from '@back-office/shared/ui';

interface FileChipProps {
  readonly name: string;
  readonly size: number;
  /** In the place of the size, such as progress. */
  readonly status?: ReactNode;
  readonly hasFailed?: boolean;
  readonly onRemove?: () => void;
}

/** An attached file: its name and its size. */
export function FileChip({ name, size, status, hasFailed = false, onRemove }: FileChipProps) {
  return (
    <Frame $hasFailed={hasFailed}>
      <Icon aria-hidden>
        <File size={16} />
      </Icon>
      <Words>
        <Name title={name}>{name}</Name>
        <Detail $hasFailed={hasFailed}>{status ?? fileSize(size)}</Detail>
      </Words>
      {onRemove && <IconButton label={`Remove ${name}`} icon={<X />} size="small" onClick={onRemove} />}
    </Frame>
  );
}

const Frame = styled.div<{ readonly $hasFailed: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  max-width: 260px;
  min-height: 50px;
  padding: ${space[1]} ${space[2]};
  border: 1px solid ${({ $hasFailed }) => ($hasFailed ? color.negativeSolid : color.borderStrong)};
  border-radius: ${radius.md};
  background: ${color.bgRaised};
`;

const Icon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.sm};
  color: ${color.textSecondary};
  background: ${color.bgSunken};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled.div`
  font-weight: ${weight.medium};
  ${oneLine}
`;

const Detail = styled.div<{ readonly $hasFailed: boolean }>`
  color: ${({ $hasFailed }) => ($hasFailed ? color.negative : color.textMuted)};
  ${text.xs}
`;

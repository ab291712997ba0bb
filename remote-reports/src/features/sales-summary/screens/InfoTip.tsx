import { Info } from 'lucide-react';
import styled from 'styled-components';
import { color, media, radius } from '@back-office/shared/theme';
import { Tooltip, type TooltipProps } from '@back-office/shared/ui';

interface InfoTipProps extends Pick<TooltipProps, 'text' | 'side'> {
  /** What the text explains. */
  readonly of: string;
}

/** An info icon with a tooltip on hover, focus and touch. */
export function InfoTip({ of, text, side }: InfoTipProps) {
  return (
    <Tooltip text={text} side={side} showsOnPress>
      <Icon type="button" aria-label={`About ${of}`}>
        <Info size={16} aria-hidden />
      </Icon>
    </Tooltip>
  );
}

const Icon = styled.button`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: ${radius.full};
  color: ${color.textMuted};

  &:hover {
    color: ${color.text};
  }

  ${media.phone} {
    &::after {
      position: absolute;
      inset: -8px;
      content: '';
    }
  }

  ${media.print} {
    display: none;
  }
`;

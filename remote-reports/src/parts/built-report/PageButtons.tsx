import styled from 'styled-components';
import { clampPage, pageButtons } from '../../domain/builtReport/tablePages';
import { color, textStyle } from '@back-office/shared/theme';
import { Row } from '@back-office/shared/ui';

interface PageButtonsProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
}

/** Previous, at most five pages, Next. At the ends the buttons stay, so that the focus is not lost. */
export function PageButtons({ page, pageCount, onPage }: PageButtonsProps) {
  const go = (to: number) => onPage(clampPage(to, pageCount));
  return (
    <Row as="nav" gap={1} align="stretch" aria-label="Pages">
      <Step type="button" aria-disabled={page === 1} onClick={() => go(page - 1)}>
        Previous
      </Step>
      {pageButtons(page, pageCount).map((each) => (
        <Step
          key={each}
          type="button"
          aria-label={`Page ${each}`}
          aria-current={each === page ? 'page' : undefined}
          onClick={() => go(each)}
        >
          {each}
        </Step>
      ))}
      <Step type="button" aria-disabled={page === pageCount} onClick={() => go(page + 1)}>
        Next
      </Step>
    </Row>
  );
}

const Step = styled.button`
  min-width: 32px;
  ${textStyle({ size: 'xs', tone: 'secondary', tabular: true, pad: ['0px', 2], height: '32px', round: 'md' })}

  &:hover:not([aria-disabled='true']) {
    background-color: ${color.bgHover};
  }

  &[aria-current] {
    ${textStyle({ tone: 'accent', weight: 'strong', ground: 'accentSubtle' })}
  }

  &[aria-disabled='true'] {
    color: ${color.textDisabled};
    cursor: default;
  }
`;

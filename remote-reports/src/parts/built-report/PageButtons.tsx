import styled from 'styled-components';
import { clampPage, pageButtons } from '../../domain/builtReport/tablePages';
import { color, radius, space, tabular, text, weight } from '@back-office/shared/theme';

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
    <Pages aria-label="Pages">
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
    </Pages>
  );
}

const Pages = styled.nav`
  display: flex;
  gap: ${space[1]};
`;

const Step = styled.button`
  min-width: 32px;
  height: 32px;
  padding: 0 ${space[2]};
  border-radius: ${radius.md};
  ${text.xs}
  ${tabular}
  color: ${color.textSecondary};

  &:hover:not([aria-disabled='true']) {
    background-color: ${color.bgHover};
  }

  &[aria-current] {
    background-color: ${color.accentSubtle};
    font-weight: ${weight.strong};
    color: ${color.accentText};
  }

  &[aria-disabled='true'] {
    color: ${color.textDisabled};
    cursor: default;
  }
`;

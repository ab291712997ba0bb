import { useState } from 'react';
import styled from 'styled-components';
import { space } from '@back-office/shared/theme';
import { FinancialSuiteSubmenu } from './FinancialSuiteSubmenu';
import { ItemsSubmenu } from './ItemsSubmenu';
import { MainList } from './MainList';
import type { SubmenuName } from './navigation';
import { SearchBox } from './search/SearchBox';

export interface NavigationProps {
  readonly submenu: SubmenuName | undefined;
  readonly onSubmenu: (submenu: SubmenuName | undefined) => void;
  readonly onChat: () => void;
  /** The search box takes the focus when it appears. */
  readonly startsWithSearch?: boolean | undefined;
  /** Called when an item is followed that does not open a submenu. */
  readonly onNavigate?: (() => void) | undefined;
}

/** The search box and the list below it: the main list, or the submenu that replaces it. */
export function Navigation({ submenu, onSubmenu, onChat, startsWithSearch, onNavigate }: NavigationProps) {
  const [returnedFrom, setReturnedFrom] = useState<SubmenuName>();

  function open(next: SubmenuName) {
    setReturnedFrom(undefined);
    onSubmenu(next);
  }
  function back() {
    setReturnedFrom(submenu);
    onSubmenu(undefined);
  }

  return (
    <>
      <SearchBox onChat={onChat} onNavigate={onNavigate} startsFocused={startsWithSearch} />
      <Lists>
        {submenu === 'items' && <ItemsSubmenu onBack={back} onNavigate={onNavigate} />}
        {submenu === 'financialSuite' && <FinancialSuiteSubmenu onBack={back} onNavigate={onNavigate} />}
        {submenu === undefined && <MainList returnedFrom={returnedFrom} onOpen={open} onNavigate={onNavigate} />}
      </Lists>
    </>
  );
}

const Lists = styled.div`
  margin-top: ${space[3]};
  overflow-x: clip;
`;

import { renderInArea } from '@back-office/shared/testing';
import { createElement } from 'react';
import { useEducation } from './education';

test('the education context cannot be used outside its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Outside() {
    useEducation();
    return null;
  }
  expect(() => renderInArea(createElement(Outside))).toThrow('useEducation must be used within an EducationProvider');
});

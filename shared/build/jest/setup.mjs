import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A screen's lazy parts are compiled on first use; a busy machine needs longer than the library's one second.
configure({ asyncUtilTimeout: 10_000 });

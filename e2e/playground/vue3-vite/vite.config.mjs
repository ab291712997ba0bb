import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => tag.startsWith('back-office-');

export default {
  root: import.meta.dirname,
  base: './',
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
};

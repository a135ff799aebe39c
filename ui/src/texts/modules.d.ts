/** The Fluent sources of a language, `en`, and of a file that is loaded later, `en-coach`: see texts.ts beside vite.config.ts. */
declare module "texts:" {
  const modules: Record<string, () => Promise<{ default: string[] }>>;
  export default modules;
}

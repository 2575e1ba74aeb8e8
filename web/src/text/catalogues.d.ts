declare module "words:*" {
  const catalogue: string;
  export default catalogue;
}

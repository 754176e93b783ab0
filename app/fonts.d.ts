/** A bundler says where the file can be fetched. */
declare module "*.woff2" {
  const address: string;
  export default address;
}

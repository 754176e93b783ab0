/** Widths and the quality a photograph is prepared in: those `next/image` has by itself, named here because others are refused. */
export const photographSizes = {
  deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
  imageSizes: [32, 48, 64, 96, 128, 256, 384],
  qualities: [75],
};

import { featureLayout } from "#components/page/feature-layout.tsx";

export default featureLayout("recycle");

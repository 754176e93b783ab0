export default function NotFound() { return <main><h1>custom not found</h1></main>; }
